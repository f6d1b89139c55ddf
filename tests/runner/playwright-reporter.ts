import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from "@playwright/test/reporter";
import { createStageLog } from "./stage-log.ts";

/** Tells `npm test` what Playwright ran. */
export default class PlaywrightReporter implements Reporter {
  private readonly log = createStageLog("tests");

  onBegin(_config: FullConfig, suite: Suite): void {
    this.log.expect(suite.allTests().length);
  }

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    const { file } = test.location;
    if (status === "passed") this.log.pass();
    else if (status === "skipped") this.log.skip(file);
    else this.log.fail(file, titlesOf(test), errors.length === 0 ? [status] : errors.map(textOf));
    this.log.advance();
  }

  onError(error: TestError): void {
    this.log.fail(error.location?.file ?? "playwright.config.ts", [], [textOf(error)]);
  }

  onEnd(): void {
    this.log.end();
  }

  printsToStdio(): boolean {
    return true;
  }
}

/** Those after the browser and the file. */
function titlesOf(test: TestCase): readonly string[] {
  return test.titlePath().slice(3);
}

function textOf({ message = "", value = "", snippet = "", location }: TestError): string {
  const place = location === undefined ? "" : `at ${location.file}:${location.line}`;
  return [message === "" ? value : message, place, snippet].filter((part) => part !== "").join("\n");
}
