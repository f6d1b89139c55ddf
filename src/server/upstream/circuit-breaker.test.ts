import { describe, expect, it } from "vitest";
import { createCircuitBreaker, type CallOutcome } from "./circuit-breaker.ts";
import { defaultUpstreamLimits } from "./upstream-limits.ts";

function setUp() {
  let now = 0;
  const states: string[] = [];
  const breaker = createCircuitBreaker({
    clock: { now: () => now },
    limits: defaultUpstreamLimits,
    onChange: (state) => states.push(state),
  });
  const admit = () => {
    const admission = breaker.admit();
    if (!admission.admitted) throw new Error("held back");
    return admission;
  };
  const call = (outcome: CallOutcome) => admit().settle(outcome);
  return { breaker, admit, call, states, pass: (ms: number) => (now += ms) };
}

describe("circuit breaker", () => {
  it("opens after five failures in a row and names the time left", () => {
    const { breaker, call, pass } = setUp();
    for (let count = 0; count < 4; count++) call("failure");
    expect(breaker.state()).toBe("closed");
    call("failure");
    pass(10_000);
    expect(breaker.admit()).toEqual({ admitted: false, retryAfterMs: 20_000, probe: null });
  });

  it("opens when half of twenty calls in thirty seconds failed", () => {
    const { breaker, call } = setUp();
    for (let count = 0; count < 9; count++) {
      call("success");
      call("failure");
    }
    call("success");
    expect(breaker.state()).toBe("closed");
    call("failure");
    expect(breaker.state()).toBe("open");
  });

  it("forgets failures older than its window", () => {
    const { breaker, call, pass } = setUp();
    for (let count = 0; count < 9; count++) {
      call("success");
      call("failure");
    }
    pass(31_000);
    call("success");
    call("failure");
    expect(breaker.state()).toBe("closed");
  });

  it("lets one probe through after thirty seconds, and closes when it succeeds", () => {
    const { breaker, admit, call, states, pass } = setUp();
    for (let count = 0; count < 5; count++) call("failure");
    pass(30_000);
    const probe = admit();
    expect(breaker.admit().admitted).toBe(false);
    probe.settle("success");
    expect(breaker.state()).toBe("closed");
    expect(states).toEqual(["open", "half-open", "closed"]);
  });

  it("opens again when the probe fails, and allows another probe when it was abandoned", () => {
    const { breaker, admit, call, pass } = setUp();
    for (let count = 0; count < 5; count++) call("failure");
    pass(30_000);
    admit().settle("abandoned");
    admit().settle("failure");
    expect(breaker.admit()).toEqual({ admitted: false, retryAfterMs: 30_000, probe: null });
  });
});
