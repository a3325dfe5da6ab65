import { useEffect, useState } from 'react'
import { type BlockTop, blockInView } from './anchors.ts'

/** Current block of the reader's scroll position; undefined before the first. */
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
      // Tolerance for fractions of a pixel at the end of a page.
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
