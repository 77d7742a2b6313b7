import { Monitor, Smartphone } from "../../ui/icons.tsx";
import { SketchFrame } from "./framed-sketch.tsx";

type DevicesProps = { name: string; src: string; ahead: string | undefined };

/** A page as a phone and as a computer show it; on a small screen one of them at a time. */
export function Devices({ name, src, ahead }: DevicesProps) {
  return (
    <div className="devices grid justify-items-center gap-4 lg:grid-cols-[auto_20rem] lg:items-start lg:justify-between lg:gap-6">
      <fieldset className="flex gap-2 lg:hidden">
        <legend className="sr-only">Show it on</legend>
        <DeviceChoice value="phone" label="Phone" Icon={Smartphone} isFirst />
        <DeviceChoice value="computer" label="Computer" Icon={Monitor} />
      </fieldset>
      <div className="of-computer overflow-hidden rounded-card border border-edge bg-white lifted">
        <p aria-hidden="true" className="flex gap-1.5 bg-sand px-3.5 py-2.5">
          <span className="size-2.5 rounded-full bg-edge" />
          <span className="size-2.5 rounded-full bg-edge" />
          <span className="size-2.5 rounded-full bg-edge" />
        </p>
        <div className="on-a-computer">
          <SketchFrame title={`${name} on a computer`} src={src} ahead={ahead} />
        </div>
      </div>
      <div className="of-phone w-full max-w-80 rounded-[2.25rem] border border-ink bg-ink p-2 lifted">
        <div className="relative h-[36rem] max-h-[80svh] min-h-96 overflow-hidden rounded-[1.75rem] bg-white">
          <SketchFrame title={`${name} on a phone`} src={src} ahead={ahead} />
        </div>
      </div>
    </div>
  );
}

type DeviceChoiceProps = {
  value: string;
  label: string;
  Icon: typeof Smartphone;
  isFirst?: boolean;
};

function DeviceChoice({ value, label, Icon, isFirst = false }: DeviceChoiceProps) {
  return (
    <label className="choice flex min-h-11 items-center gap-2 bg-surface px-3.5 font-semibold text-small">
      <input
        type="radio"
        name="device"
        value={value}
        defaultChecked={isFirst}
        className="size-6 accent-eucalyptus outline-none"
      />
      <Icon className="size-4.5" />
      {label}
    </label>
  );
}
