import type { APIRoute } from "astro";
import { generateLocalMvpIdeas, generateStartupDomain } from "../../../features/ideas/functions.ts";
import { getWeather } from "../../../features/weather/get-weather.ts";
import { type CallableFunction, call } from "../../../platform/functions.ts";

export const prerender = false;

const functions = new Map<string | undefined, CallableFunction<App.Locals["services"]>>([
  ["generate-startup-domain", generateStartupDomain],
  ["generate-local-mvp-ideas", generateLocalMvpIdeas],
  ["get-weather", getWeather],
]);

export const ALL: APIRoute = ({ params, request, locals }) =>
  call(functions.get(params.name), locals.services, request, locals.visitor);
