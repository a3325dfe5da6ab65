import { useOptionalRead } from '#web/kit/client/api.ts'
import type { CountOfMenu } from '#web/kit/client/menuCount.ts'
import { Count } from '#web/kit/ui/Count.tsx'

/** Counts of all modules: `menuCounts.ts` of each. */
const counts = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Readonly<Record<string, CountOfMenu>>>('../../modules/*/menuCounts.ts', {
      eager: true,
      import: 'menuCounts',
    }),
  ),
) as Readonly<Record<string, CountOfMenu>>

function Shown({ route, input, of }: CountOfMenu) {
  const reply = useOptionalRead(route, input)
  return <Count of={reply === undefined ? undefined : of(reply)} />
}

/** Count of the person's pending items, by the route name of the menu entry. */
export function OfMenu({ routeName }: { readonly routeName: string }) {
  const count = counts[routeName]
  return count ? <Shown {...count} /> : null
}
