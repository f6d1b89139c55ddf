import type { NewsItem } from "#contract/news.ts";
import { scoreText } from "#core/sentiment/index.ts";
import type { ProvidedStory } from "./provider.ts";

/** A story with its tone: that of title and summary together, and the words of the title that counted. */
export function scoredStory(story: ProvidedStory): NewsItem {
  const title = scoreText(story.title);
  const whole = story.summary === null ? title : scoreText(`${story.title}. ${story.summary}`);
  return { ...story, sentiment: whole.score, titleMatches: title.matches.map((match) => ({ ...match })) };
}
