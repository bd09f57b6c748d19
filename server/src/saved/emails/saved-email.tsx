import { priceLabel } from '@reable/contract/listings/rules'
import { organisation } from '@reable/contract/organisation'
import { savedStateLabels } from '@reable/contract/saved/rules'
import type { Context } from '#platform/context'
import { type Email, EmailLink, FooterText, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'
import type { News } from '../mailing-queries.ts'
import { stateForOthers } from '../state-for-others.ts'

type Input = { to: string; news: News[]; types: ReadonlyMap<number, { name: string }>; token: string }

/** The e-mail that tells somebody which saved listings became cheaper or unavailable. The token ends such mails. */
export async function savedEmail(ctx: Context, { to, news, types, token }: Input): Promise<Email> {
  const { publicUrl } = ctx.config.http
  const stop = `${publicUrl}/saved/stop?token=${token}`
  const email = await renderEmail(ctx, {
    to,
    subject: 'News of listings you saved',
    why: `You get this e-mail because you saved these listings on ${organisation.name}. We write once a day at most.`,
    foot: (
      <FooterText>
        <EmailLink href={stop}>Stop e-mails about what I saved</EmailLink> (one click, no log-in)
      </FooterText>
    ),
    body: (
      <>
        <Heading>News of listings you saved</Heading>
        {news.map((item) => (
          <Paragraph key={item.listing_id}>
            <NewsItem news={item} types={types} publicUrl={publicUrl} />
          </Paragraph>
        ))}
        <NextStep href={`${publicUrl}/saved`}>See your saved listings</NextStep>
      </>
    ),
  })
  const headers = { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  return { ...email, headers }
}

type NewsItemProps = { news: News; types: Input['types']; publicUrl: string }

/** Of a listing that its owner took down, only the equipment type is named. */
function NewsItem({ news, types, publicUrl }: NewsItemProps) {
  if (news.is_public)
    return (
      <>
        <strong>
          <EmailLink href={`${publicUrl}/posts/${news.listing_id}`}>{news.title}</EmailLink>
        </strong>
        <br />
        Price fell from {priceLabel(news.told_price)} to <strong>{priceLabel(news.now)}</strong>
      </>
    )
  const state = stateForOthers(news)
  return (
    <>
      <strong>{state === 'taken_down' ? (types.get(news.equipment_type_id)?.name ?? '') : news.title}</strong>
      <br />
      {savedStateLabels[state]}
    </>
  )
}
