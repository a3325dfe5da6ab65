import type { ReactNode } from 'react'
import type { ChangesRoute } from '#contract/kit/changes.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { ChangeList, type ChangeListProps } from './ChangeList.tsx'

interface RecordDrawerProps<R extends ChangesRoute> {
  readonly title: string
  /** Path of the record's messages. */
  readonly texts: string
  readonly changes: Pick<ChangeListProps<R>, 'route' | 'of'>
  readonly onClose: () => void
  /** Content, usually `RecordFacts`. */
  readonly children: ReactNode
}

/** Drawer with the detail and change history of a record. */
export function RecordDrawer<R extends ChangesRoute>({
  title,
  texts,
  changes,
  onClose,
  children,
}: RecordDrawerProps<R>) {
  return (
    <Dialog title={title} width={600} place="right" onClose={onClose}>
      <Stack>
        {children}
        <ChangeList {...changes} texts={texts} />
      </Stack>
    </Dialog>
  )
}
