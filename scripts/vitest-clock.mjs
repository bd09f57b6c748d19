/**
 * Every test file begins at the same moment, and its clock goes on from there as clocks do: a quarter past noon in Vancouver, far from
 * the end of an hour, a day or a year, so that no test depends on when it runs. Tests that live through more set `ctx.clock`.
 */
const begin = Date.parse('2026-11-20T20:15:00Z')

const SystemDate = Date
const started = performance.now()
const now = () => begin + Math.round(performance.now() - started)

globalThis.Date = new Proxy(SystemDate, {
  construct: (_target, values, newTarget) =>
    Reflect.construct(SystemDate, values.length ? values : [now()], newTarget === Date ? SystemDate : newTarget),
  apply: () => new SystemDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})
