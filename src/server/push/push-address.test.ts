import { describe, expect, it } from "vitest";
import { whyAddressRefused } from "./push-address.ts";

const outside = { allowsLoopback: false };

describe("the address of a push service", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/abc",
    "https://wns2-par02p.notify.windows.com/w/?token=abc",
    "https://8.8.8.8/push",
  ])("may be %s", (address) => {
    expect(whyAddressRefused(address, outside)).toBeNull();
  });

  it.each([
    "",
    "push",
    "http://fcm.googleapis.com/fcm/send/abc",
    "ftp://fcm.googleapis.com/",
    "javascript:alert(1)",
    "https://fcm.googleapis.com:8443/",
    "https://name:password@fcm.googleapis.com/",
    "https://localhost/",
    "https://localhost./",
    "https://push.localhost/",
    "https://router/",
    "https://nas.local/",
    "https://metadata.google.internal/",
    "https://127.0.0.1/",
    "https://127.1/",
    "https://2130706433/",
    "https://0x7f.0.0.1/",
    "https://0/",
    "https://10.0.0.1/",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[fd00::1]/",
    "https://[64:ff9b::7f00:1]/",
    "http://127.0.0.1:9/push",
  ])("is refused when it is %j", (address) => {
    expect(whyAddressRefused(address, outside)).not.toBeNull();
  });

  it("is on this machine in tests alone, and in nobody's network even there", () => {
    const inside = { allowsLoopback: true };
    expect(whyAddressRefused("http://127.0.0.1:9/push", inside)).toBeNull();
    expect(whyAddressRefused("http://10.0.0.1/push", inside)).not.toBeNull();
    expect(whyAddressRefused("https://10.0.0.1/push", inside)).not.toBeNull();
    expect(whyAddressRefused("ftp://127.0.0.1/push", inside)).not.toBeNull();
  });
});
