export function milliseconds(value: number): string {
  return `${value.toFixed(value < 10 ? 3 : 0)} ms`;
}

export function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`;
}

export function megabytes(value: number): string {
  return `${(value / 1e6).toFixed(1)} MB`;
}

export function ratio(value: number): string {
  return value < 0.1 ? value.toFixed(4) : value.toFixed(2);
}
