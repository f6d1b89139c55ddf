import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const getLiveness = endpoint("GET /api/health/live", {
  summary: "The process answers",
  access: "anonymous",
  input: z.object({}),
  output: z.object({ status: z.literal("ok") }),
});

export const getReadiness = endpoint("GET /api/health/ready", {
  summary: "The database takes writes and the server is not stopping",
  access: "anonymous",
  input: z.object({}),
  output: z.object({ status: z.literal("ok") }),
  problems: ["shutting-down", "storage-unavailable"],
});

export const healthEndpoints = [getLiveness, getReadiness] as const;
