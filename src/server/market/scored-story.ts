import { LRUCache } from "lru-cache";
import type { NewsItem } from "#contract/news.ts";
import { scoreText } from "#core/sentiment/index.ts";
import type { ProvidedStory } from "./provider.ts";

/** Windows of a month are read again and again; a story's words do not change. */
const scored = new LRUCache<string, { story: string; item: Pick<NewsItem, "sentiment" | "titleMatches"> }>({
  max: 20_000,
});

/** A story with its tone: that of title and summary together, and the words of the title that counted. */
export function scoredStory(story: ProvidedStory): NewsItem {
  const words = `${story.title}\n${story.summary ?? ""}`;
  const known = scored.get(story.id);
  if (known?.story === words) return { ...story, ...known.item };
  const item = tone(story);
  scored.set(story.id, { story: words, item });
  return { ...story, ...item };
}

function tone(story: ProvidedStory): Pick<NewsItem, "sentiment" | "titleMatches"> {
  const title = scoreText(story.title);
  const whole = story.summary === null ? title : scoreText(`${story.title}. ${story.summary}`);
  return { sentiment: whole.score, titleMatches: title.matches.map((match) => ({ ...match })) };
}
