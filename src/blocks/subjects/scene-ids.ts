import { createContext, useContext } from "react";

/** What sets the ids of one scene on a page apart from another’s. */
export const SceneOnPage = createContext("");

/** @returns what makes an id, alone on its page, of the name that something has in its scene */
export function useSceneId(): (name: string) => string {
  const scene = useContext(SceneOnPage);
  return (name) => `_${name}${scene}`;
}
