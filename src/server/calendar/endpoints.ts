import { createCalendarFeed, deleteCalendarFeed, getCalendarFeeds, readCalendarFeed } from "#contract/calendar.ts";
import { serve, serveDocument, type Served } from "../http/serve.ts";
import type { CalendarFeeds } from "./feeds.ts";

export function calendarFeedEndpoints(feeds: CalendarFeeds): Served[] {
  return [
    serve(getCalendarFeeds, async (_input, context) => ({ feeds: await feeds.all(context.userId()) })),
    serve(createCalendarFeed, ({ types }, context) => feeds.create(context.userId(), types)),
    serve(deleteCalendarFeed, ({ id }, context) => feeds.remove(context.userId(), id)),
    serveDocument(readCalendarFeed, ({ token }) => feeds.read(token)),
  ];
}
