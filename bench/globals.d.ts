/** Globals that the measuring scripts set in the page. */
declare interface Window {
  interactions: { name: string; duration: number }[];
  bench: { until: (wanted: { selector: string; count?: number; first?: string }) => Promise<number> };
  soakHurries: boolean;
  fidelity: Record<string, (...given: unknown[]) => unknown>;
}

/** Event timing has a threshold (W3C Event Timing); TypeScript's DOM does not know it yet. */
declare interface PerformanceObserverInit {
  durationThreshold?: number;
}
