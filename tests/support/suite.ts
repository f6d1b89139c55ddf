/** The environment variable that is `full` in `npm run test:full`. */
export const suiteVariable = "TEST_SUITE";

/** True in the full suite, false in `npm test`. */
export const isFullSuite = process.env[suiteVariable] === "full";
