import type { APIRoute } from "astro";
import { type CallableFunction, call } from "../../../platform/http/functions.ts";
import { getWeather } from "../../../website/cities/weather/get-weather.ts";
import { sendBriefNotifications } from "../../../website/start/brief/send-brief-notifications.ts";
import {
  checkDomain,
  generateLocalMvpIdeas,
  generateStartupDomain,
} from "../../../website/tools/functions.ts";

export const prerender = false;

const functions = new Map<string | undefined, CallableFunction<App.Locals["services"]>>([
  ["generate-startup-domain", generateStartupDomain],
  ["generate-local-mvp-ideas", generateLocalMvpIdeas],
  ["check-domain", checkDomain],
  ["get-weather", getWeather],
  ["send-brief-notifications", sendBriefNotifications],
]);

export const ALL: APIRoute = ({ params, request, locals }) =>
  call(functions.get(params.name), locals.services, request, locals.visitor);
