import { useCallback, useEffect, useState } from 'react'

/** Slides on one stage, of which one shows. There is no stage until the script is there, and no motion until it has moved. */
export function useFading(count: number) {
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [{ current, moved }, setShown] = useState({ current: 0, moved: false })
  useEffect(() => {
    if (stage) setShown({ current: takeOverScroll(stage), moved: false })
  }, [stage])
  const step = useCallback(
    (offset: 1 | -1) => setShown((shown) => ({ current: (shown.current + offset + count) % count, moved: true })),
    [count],
  )
  return { hold: setStage, stage: stage ?? undefined, current, moved, step }
}

/** Whoever has scrolled to a slide before the script came stays with it. */
function takeOverScroll(stage: HTMLElement): number {
  const at = Math.round(stage.scrollLeft / (stage.clientWidth || 1))
  stage.scrollLeft = 0
  return at
}
