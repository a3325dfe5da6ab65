import type { ComponentType } from 'react'
import type { BlockKind } from '#contract/home/blocks.ts'
import { pageRequest } from '#web/kit/client/hydration.ts'
import type { ModuleName } from '#web/messages/registry.ts'
import { lazyWith } from '#web/messages/lazy.ts'

const AHEAD = '0px'
const LOOK_AGAIN_MS = 500

/**
 * Waits until a block of this kind comes into the window: what the server has rendered of it is there, and needs no
 * code before.
 */
function whenNear(kind: BlockKind): Promise<void> {
  if (pageRequest() !== undefined || typeof document === 'undefined') return Promise.resolve()
  const block = document.querySelector(`[data-kind="${kind}"]`)
  if (!block || !('IntersectionObserver' in globalThis)) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect()
      clearInterval(timer)
      resolve()
    }
    const observer = new IntersectionObserver(
      (entries) => void (entries.some(({ isIntersecting }) => isIntersecting) && end()),
      { rootMargin: AHEAD },
    )
    // Who has gone to another page must not find the block waiting for one that is no more.
    const timer = setInterval(() => void (!block.isConnected && end()), LOOK_AGAIN_MS)
    observer.observe(block)
  })
}

/** A block whose code and messages come when it comes near. */
export const lazyNear = <Props extends object>(
  kind: BlockKind,
  modules: readonly ModuleName[],
  load: () => Promise<ComponentType<Props>>,
) =>
  lazyWith<Props>(modules, async () => {
    await whenNear(kind)
    return load()
  })
