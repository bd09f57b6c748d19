import Play from 'lucide-react/icons/play'
import { type MouseEvent, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'
import { Button } from '../ui/button/button.tsx'
import { isPlainPress } from '../ui/link/is-plain-press.ts'
import styles from './how-to-video.module.css'

/** The video, where one is configured. Nothing is requested from its site before somebody presses Play. */
export function HowToVideo({ title }: { title: string }) {
  const address = useRouteLoaderData<typeof loader>('root')?.howToVideo
  const [playing, setPlaying] = useState(false)
  if (!address) return null
  if (playing) return <Player address={address} title={title} />
  const play = (event: MouseEvent) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    setPlaying(true)
  }
  return (
    <div className={styles.place} data-screen-only>
      <Button icon={Play} href={address} rel="noopener" onClick={play}>
        Play the video
      </Button>
      <p>The video comes from {new URL(address).host}, which then learns that you watch it.</p>
    </div>
  )
}

function Player({ address, title }: { address: string; title: string }) {
  return (
    <iframe
      src={address}
      title={title}
      className={styles.player}
      data-screen-only
      // The player takes the focus after Play, so that its own keys work.
      ref={focus}
      allow="fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

// Defined here, the ref function stays the same at every render, so that the player takes the focus once.
const focus = (frame: HTMLIFrameElement | null) => frame?.focus()
