import { useCallback, useEffect, useState } from 'react'

/** The state of slides of which one shows. There is no stage until the script runs, and no animation before the first move. */
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
  return { setStage, stage: stage ?? undefined, current, moved, step }
}

/** Returns the slide that the person had scrolled to before the script ran, so that it stays in view. */
function takeOverScroll(stage: HTMLElement): number {
  const at = Math.round(stage.scrollLeft / (stage.clientWidth || 1))
  stage.scrollLeft = 0
  return at
}
