/** The time of day of a moment in Vancouver's time as people read it: "9:05 a.m." of "2026-11-20T09:05:00-07:00". */
export function clockWords(vancouverTime: string): string {
  const [hours = '0', minutes = '00'] = vancouverTime.slice(11, 16).split(':')
  const hour = Number(hours)
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}
