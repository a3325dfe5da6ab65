import type { ComponentType } from 'react'
import type { BlockKind } from '#contract/home/blocks.ts'
import { pageRequest } from '#web/kit/client/hydration.ts'
import type { ModuleName } from '#web/messages/registry.ts'
import { lazyWith } from '#web/messages/lazy.ts'

const AHEAD = '0px'
const LOOK_AGAIN_MS = 500

/** Resolves when a block of this kind comes near the viewport; server-rendered content needs no code before. */
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
    // Also resolves if the block is removed: after navigation it must not wait for an element that no longer exists.
    const timer = setInterval(() => void (!block.isConnected && end()), LOOK_AGAIN_MS)
    observer.observe(block)
  })
}

/** Block whose code and messages are loaded when it comes near the viewport. */
export const lazyNear = <Props extends object>(
  kind: BlockKind,
  modules: readonly ModuleName[],
  load: () => Promise<ComponentType<Props>>,
) =>
  lazyWith<Props>(modules, async () => {
    await whenNear(kind)
    return load()
  })
