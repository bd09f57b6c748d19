import Play from 'lucide-react/icons/play'
import { type MouseEvent, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'
import { Button } from '../ui/button/button.tsx'
import { isPlainPress } from '../ui/link/is-plain-press.ts'
import styles from './how-to-video.module.css'

/** The video, where one is configured. Nothing of its site is asked for until someone wants to see it. */
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
    <div className={styles.place}>
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
      // Whoever pressed Play goes on with the player's own keys.
      ref={focus}
      allow="fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

// Named here, it stays the same ref at every render: the focus goes to the player once, when it comes.
const focus = (frame: HTMLIFrameElement | null) => frame?.focus()
