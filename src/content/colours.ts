/** Colours to begin with; any other works too, since a design makes its own shades of it. */
export const colours = [
  { name: "Forest", colour: "#1f5b45" },
  { name: "Ocean", colour: "#1d6a96" },
  { name: "Navy", colour: "#20365f" },
  { name: "Plum", colour: "#6b3a6e" },
  { name: "Berry", colour: "#b0305a" },
  { name: "Brick", colour: "#a5422c" },
  { name: "Wattle", colour: "#d9a520" },
  { name: "Charcoal", colour: "#3a3f44" },
] as const;
