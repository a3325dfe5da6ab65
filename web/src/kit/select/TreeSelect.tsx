import { lazy, Suspense } from 'react'
import type { TreeNode } from '../data/treeNodes.ts'
import { type PickerAria, PickerTrigger } from './PickerTrigger.tsx'
import { usePicker } from './usePicker.ts'

const load = () => import('./TreeSelectPanel.tsx')
const TreeSelectPanel = lazy(async () => ({ default: (await load()).TreeSelectPanel }))

export interface TreeSelectProps extends PickerAria {
  /** Text of the selection; empty if there is none. */
  readonly text: string
  readonly placeholder: string
  readonly value: string
  /** Called on opening and closing; data is fetched only when it is opened. */
  readonly onToggle: (isOpen: boolean) => void
  readonly typed: string
  readonly onType: (typed: string) => void
  /** Loaded part of the tree, or search results; undefined while loading. */
  readonly nodes: readonly TreeNode[] | undefined
  readonly expanded: ReadonlySet<string>
  readonly onExpand: (expanded: ReadonlySet<string>) => void
  readonly onChange: (id: string) => void
}

/** Tree select: single choice from a tree in a panel with a search. */
export function TreeSelect(props: TreeSelectProps) {
  const { text, placeholder, value, onToggle, typed, onType, nodes, expanded, onExpand, onChange, ...aria } = props
  const { trigger, popupId, label, isOpen, open, close } = usePicker()
  const toggle = (isOpening: boolean) => {
    if (isOpening) open()
    else close()
    onToggle(isOpening)
  }
  return (
    <>
      <PickerTrigger
        {...aria}
        ref={trigger}
        popup="dialog"
        popupId={popupId}
        text={text}
        placeholder={placeholder}
        isOpen={isOpen}
        onOpen={() => toggle(true)}
        onNear={() => void load()}
        onClear={value === '' || aria['aria-required'] === true ? undefined : () => onChange('')}
      />
      {isOpen && (
        <Suspense>
          <TreeSelectPanel
            id={popupId}
            triggerRef={trigger}
            label={label}
            value={value}
            typed={typed}
            onType={onType}
            nodes={nodes}
            expanded={expanded}
            onExpand={onExpand}
            onChoose={(id) => {
              toggle(false)
              onChange(id)
            }}
            onClose={() => toggle(false)}
          />
        </Suspense>
      )}
    </>
  )
}
