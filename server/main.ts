import { createApp } from "astro/app/entrypoint";
export const app = createApp();
