export const mainStreetSize = { width: 1400, height: 240 } as const;

/** The picture at /main-street.svg. Deliberately wider than a phone, which shows its middle. */
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
