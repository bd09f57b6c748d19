import { demonstrationNotice } from '@reable/contract/demonstration'
import type { FastifyInstance } from 'fastify'
import { totpCode, totpStep } from '#accounts'
import type { Context } from '#platform/context'
import { outboxPolicy, programsPage } from '#platform/mail'
import { villageTotpSecret } from './village/index.ts'

/**
 * Registers /dev/code, which stands in for the app of the village's volunteers: whoever tries the program out reads there what it would show.
 * Not in production, where there is no village.
 */
export function villageCodePage(app: FastifyInstance, { config, clock }: Context): void {
  if (config.appEnv === 'production') return
  app.get('/dev/code', async (_request, reply) => {
    const code = totpCode(villageTotpSecret, totpStep(clock.now()))
    const main = `<h1>Code from the app</h1>
<p>The app on the phone of Vera, or of Sam, would show this code now:</p>
<p><strong>${code.slice(0, 3)} ${code.slice(3)}</strong></p>
<p>A new one comes every half minute, and each works once: reload this page for the next one.</p>`
    return reply
      .headers({ 'content-security-policy': outboxPolicy, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(programsPage('Code from the app', main, config.publicDemo ? demonstrationNotice : ''))
  })
}
