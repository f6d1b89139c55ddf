import type { Registry } from "prom-client";

/** Reads a registry's values. */
export function readMetrics(registry: Registry) {
  /** All values of a metric with their labels; of a histogram, its counts. */
  async function valuesOf(
    name: string,
  ): Promise<{ value: number; labels: Readonly<Record<string, string | number>> }[]> {
    const metric = await registry.getSingleMetric(name)?.get();
    const values: readonly { value: number; labels: object; metricName?: string }[] = metric?.values ?? [];
    return values
      .filter(({ metricName }) => metricName === undefined || metricName === name || metricName === `${name}_count`)
      .map(({ value, labels }) => ({ value, labels: { ...labels } }));
  }
  /** Adds up a metric by one label, and the part whose other label is as given. */
  async function byLabel(name: string, label: string, part: readonly [label: string, value: string]) {
    const values = await valuesOf(name);
    return [...new Set(values.map(({ labels }) => String(labels[label])))].toSorted().map((key) => {
      const ofKey = values.filter(({ labels }) => labels[label] === key);
      return { key, all: sum(ofKey), part: sum(ofKey.filter(({ labels }) => labels[part[0]] === part[1])) };
    });
  }

  return { valuesOf, byLabel };
}

export function sum(values: readonly { readonly value: number }[]): number {
  return values.reduce((total, { value }) => total + value, 0);
}
