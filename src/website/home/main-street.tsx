export const mainStreetSize = { width: 1400, height: 240 } as const;

/** The picture at /main-street.svg. Wider than a phone on purpose: the middle shows. */
export function MainStreet() {
  return (
    <div className="flex justify-center">
      <img
        src="/main-street.svg"
        alt=""
        {...mainStreetSize}
        loading="lazy"
        className="w-full min-w-[62rem] shrink-0"
      />
    </div>
  );
}
