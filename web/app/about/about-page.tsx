import type { Client } from '@reable/contract/client'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Heart from 'lucide-react/icons/heart'
import { ContentImage } from '../content/content-image.tsx'
import { PageUnavailable } from '../content/page-unavailable.tsx'
import { Figures } from '../content/pages/figures.tsx'
import { clientLoaderOf, loaderOf, loadPage } from '../content/pages/load-page.ts'
import { pageMeta } from '../content/pages/page-meta.ts'
import { PreviewNote } from '../content/pages/preview-note.tsx'
import { Quotes } from '../content/pages/quotes.tsx'
import { Section } from '../content/pages/section.tsx'
import { RichText } from '../content/rich-text.tsx'
import { impactTitle } from '../impact/impact-words.ts'
import { addresses } from '../shell/addresses.ts'
import { Button } from '../ui/button/button.tsx'
import { Carousel } from '../ui/carousel/carousel.tsx'
import { TextLinks } from '../ui/text-link/text-links.tsx'
import type { Route } from './+types/about-page'
import styles from './about-page.module.css'

const title = 'About Us'
const load = async (api: Client) => ({ content: await loadPage(api, title) })

export const loader = loaderOf(load)
export const clientLoader = clientLoaderOf(load)

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title, path: addresses.aboutUs, origin: loaderData?.origin, about: loaderData?.content?.introduction })

export default function AboutPage({ loaderData: { content } }: Route.ComponentProps) {
  if (!content) return <PageUnavailable title={title} />
  const images = content.images.map(({ picture }) => ({
    text: picture.title,
    content: <ContentImage picture={picture} shape="scene" />,
  }))
  return (
    <article className={styles.page}>
      <PreviewNote />
      <div className={`stack page gap-32 ${styles.top}`}>
        <div className={`stack gap-16 ${styles.story}`}>
          <h1>{content.heading}</h1>
          <RichText blocks={content.introduction} />
          <Section heading={content.story_heading}>
            <RichText blocks={content.story_snippet} level={3} />
            <Button to={addresses.ourStory} onward={ArrowRight} className="self-start">
              Read Our Story
            </Button>
          </Section>
        </div>
        <img src="/content/story.svg" alt="" width={720} height={540} className={styles.scene} data-screen-only />
      </div>
      <div className={styles.band}>
        <div className="page">
          <Section heading={content.impact_heading}>
            <RichText blocks={content.impact_text} level={3} />
            <Figures figures={content.figures} />
            <TextLinks links={[{ label: impactTitle, to: addresses.impact }]} />
          </Section>
        </div>
      </div>
      <div className={`stack page ${styles.below}`}>
        {content.testimonials.length > 0 && (
          <div className={`stack gap-24 ${styles.voices}`}>
            <Section heading="Words From Our Community">
              <Quotes
                label="Words From Our Community"
                quotes={content.testimonials.map(({ testament, memberName }) => ({
                  text: testament,
                  name: memberName,
                }))}
              />
            </Section>
            <img
              src="/content/quote.svg"
              alt=""
              width={400}
              height={300}
              loading="lazy"
              className={styles.drawing}
              data-screen-only
            />
          </div>
        )}
        <div className={`stack gap-24 ${styles.team}`}>
          <Section heading={content.team_heading}>
            <RichText blocks={content.team_text} level={3} />
            <Button to={addresses.ourTeam} className="self-start">
              Meet Our Team
            </Button>
          </Section>
          {images.length > 0 && <Carousel label={content.team_heading} slides={images} />}
        </div>
        <div className={`stack gap-24 ${styles.involved}`}>
          <Section heading={content.involved_heading}>
            <RichText blocks={content.involved_text} level={3} />
          </Section>
          <div className={`panel ${styles.card}`}>
            <h3>Give your time</h3>
            <p>Check listings, answer questions, fix brakes on a Saturday. Two hours a month is plenty.</p>
            <Button variant="next" to={addresses.ourTeam}>
              I Want To Get Involved
            </Button>
          </div>
          <div className={`panel ${styles.card}`}>
            <h3>Give money</h3>
            <p>It pays for the server, the e-mail service and printed notices in libraries.</p>
            <Button icon={Heart} to={addresses.donate}>
              I Wish To Donate
            </Button>
          </div>
        </div>
      </div>
    </article>
  )
}
