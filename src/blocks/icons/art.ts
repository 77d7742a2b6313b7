import type { Art } from "../subjects/art/shapes.ts";
import { art as adviceAndPictures } from "./art/advice-and-pictures.ts";
import { art as benchAndStudio } from "./art/bench-and-studio.ts";
import { art as bodyAndClothes } from "./art/body-and-clothes.ts";
import { art as careAndBeauty } from "./art/care-and-beauty.ts";
import { art as food } from "./art/food.ts";
import { art as house } from "./art/house.ts";
import { art as houseAndPets } from "./art/house-and-pets.ts";
import { art as nature } from "./art/nature.ts";
import { art as office } from "./art/office.ts";
import { art as outingsAndLessons } from "./art/outings-and-lessons.ts";
import { art as peopleAndPlay } from "./art/people-and-play.ts";
import { art as platesAndJars } from "./art/plates-and-jars.ts";
import { art as shedAndPaddock } from "./art/shed-and-paddock.ts";
import { art as shopGoods } from "./art/shop-goods.ts";
import { art as siteAndPower } from "./art/site-and-power.ts";
import { art as staysAndWheels } from "./art/stays-and-wheels.ts";
import { art as tools } from "./art/tools.ts";
import { art as travel } from "./art/travel.ts";
import type { Icon } from "./names.ts";

/** What each icon looks like. */
export const art: Readonly<Record<Icon, Art>> = {
  ...adviceAndPictures,
  ...benchAndStudio,
  ...bodyAndClothes,
  ...careAndBeauty,
  ...food,
  ...house,
  ...houseAndPets,
  ...nature,
  ...office,
  ...outingsAndLessons,
  ...peopleAndPlay,
  ...platesAndJars,
  ...shedAndPaddock,
  ...shopGoods,
  ...siteAndPower,
  ...staysAndWheels,
  ...tools,
  ...travel,
};
