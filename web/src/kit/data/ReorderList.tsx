import HolderOutlined from '@ant-design/icons-svg/es/asn/HolderOutlined.js'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { Icon } from '#web/kit/icon/Icon.tsx'
import css from './ReorderList.module.css'

interface ReorderListProps<Item extends { readonly id: string }> {
  readonly label: string
  readonly items: readonly Item[]
  readonly nameOf: (item: Item) => string
  /** Accessible name of the drag handle. */
  readonly dragLabel: (name: string) => string
  readonly render: (item: Item) => ReactNode
  readonly chosen?: string | undefined
  readonly onChoose: (id: string) => void
  readonly onReorder: (ids: readonly string[]) => void
}

/** Reorderable list: drag and drop by pointer, touch or keyboard; supports a single selection. */
export function ReorderList<Item extends { readonly id: string }>(props: ReorderListProps<Item>) {
  const { label, items, nameOf, dragLabel, render, chosen, onChoose, onReorder } = props
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const taken = [...keys].map(String)
      const ids = items.map(({ id }) => id)
      const at = ids.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0)
      const isLeft = (id: string) => !taken.includes(id)
      const order = [...ids.slice(0, at).filter(isLeft), ...taken, ...ids.slice(at).filter(isLeft)]
      if (order.some((id, place) => id !== ids[place])) onReorder(order)
    },
  })
  return (
    <GridList
      aria-label={label}
      className={css['list']!}
      selectionMode="single"
      selectedKeys={chosen === undefined ? [] : [chosen]}
      onSelectionChange={(keys) => {
        const [id] = keys === 'all' ? [] : [...keys]
        if (id !== undefined) onChoose(String(id))
      }}
      dragAndDropHooks={dragAndDropHooks}
    >
      {items.map((item) => {
        const name = nameOf(item)
        return (
          <GridListItem key={item.id} id={item.id} textValue={name} className={css['item']!}>
            <Button slot="drag" className={css['handle']!} aria-label={dragLabel(name)}>
              <Icon of={HolderOutlined} />
            </Button>
            {render(item)}
          </GridListItem>
        )
      })}
    </GridList>
  )
}
