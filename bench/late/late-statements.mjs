import pg from 'pg'

/** One statement in so many is sent late, by 50 to 400 milliseconds. */
const oneIn = 33

// The test's own timers may stand still; these do not.
const { setTimeout } = globalThis
const { prototype } = pg.Client

if (!prototype.sendsLate) {
  prototype.sendsLate = true
  const send = prototype._pulseQueryQueue
  prototype._pulseQueryQueue = function () {
    if (!this._queryQueue.length || Math.random() > 1 / oneIn) return send.call(this)
    setTimeout(() => send.call(this), 50 + Math.random() * 350)
  }
}
