import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from "vitest/node";
import { createStageLog } from "./stage-log.ts";

/** Tells `npm test` what Vitest ran. */
export default class VitestReporter implements Reporter {
  private readonly log = createStageLog("files");

  onTestRunStart(files: readonly unknown[]): void {
    this.log.expect(files.length);
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === "passed") this.log.pass();
    if (state === "skipped") this.log.skip(test.module.moduleId);
    if (state === "failed") this.log.fail(test.module.moduleId, titlesOf(test), errors.map(textOf));
  }

  /** A hook that failed leaves its tests without a result, so the whole file counts as failed. */
  onTestSuiteResult(suite: TestSuite): void {
    const errors = suite.errors();
    if (errors.length > 0) this.log.fail(suite.module.moduleId, [], errors.map(textOf));
  }

  onTestModuleEnd(module: TestModule): void {
    const errors = module.errors();
    if (errors.length > 0) this.log.fail(module.moduleId, [], errors.map(textOf));
    this.log.advance();
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const error of unhandled) {
      const path: unknown = error["VITEST_TEST_PATH"];
      this.log.fail(typeof path === "string" ? path : "vitest.config.ts", [], [`not caught: ${textOf(error)}`]);
    }
    this.log.end();
  }
}

function titlesOf(test: TestCase): readonly string[] {
  const titles = [test.name];
  for (let parent = test.parent; parent.type === "suite"; parent = parent.parent) titles.unshift(parent.name);
  return titles;
}

function textOf({ message, diff, stack = "" }: SerializedError & { readonly diff?: string }): string {
  const frames = stack
    .split("\n")
    .filter((line) => line.trimStart().startsWith("at ") && !line.includes("node_modules"));
  return [message, diff ?? "", ...frames].filter((part) => part !== "").join("\n");
}
