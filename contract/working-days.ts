const DAY_MS = 86_400_000;

/** The day that is so many working days (Monday to Friday) after a day: ("2026-03-06", 1) -> "2026-03-09". */
export function addWorkingDays(day: string, workingDays: number): string {
  let time = Date.parse(`${day}T00:00:00Z`);
  for (let left = workingDays; left > 0;) {
    time += DAY_MS;
    if (isWorkingDay(time)) left -= 1;
  }
  return new Date(time).toISOString().slice(0, 10);
}

function isWorkingDay(time: number): boolean {
  const weekday = new Date(time).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
