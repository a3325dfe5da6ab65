import { useEffect, useState } from 'react'
import { type BlockTop, blockInView } from './anchors.ts'

/** Which of these blocks its reader has come to; none before the first. */
export function useBlockInView(ids: readonly string[]): string | undefined {
  const [shown, setShown] = useState<string>()
  const all = ids.join(' ')
  useEffect(() => {
    const look = () => {
      const tops = all.split(' ').flatMap((id): BlockTop[] => {
        const block = document.querySelector(`#block-${id}`)
        return block ? [{ id, top: block.getBoundingClientRect().top }] : []
      })
      const { scrollHeight, clientHeight } = document.documentElement
      // A fraction of a pixel may be left at the foot of a page.
      setShown(
        blockInView(tops, {
          height: clientHeight,
          isAtFoot: scrollY > 0 && scrollY + clientHeight >= scrollHeight - 1,
        }),
      )
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [all])
  return shown
}
