import { lazy, Suspense } from 'react'
import type { Branch, CascaderSource } from './cascade.ts'
import { type PickerAria, PickerTrigger } from './PickerTrigger.tsx'
import { usePicker } from './usePicker.ts'

const load = () => import('./CascaderPanel.tsx')
const CascaderPanel = lazy(async () => ({ default: (await load()).CascaderPanel }))

export interface CascaderProps extends PickerAria {
  /** From the first level down. */
  readonly path: readonly Branch[]
  readonly source: CascaderSource
  readonly placeholder: string
  /** What the search field asks for. */
  readonly searchHint: string
  /** Called at each step; `isDone` when nothing below is left to choose. */
  readonly onChange: (path: readonly Branch[]) => void
  readonly isClearable?: boolean
}

/** Cascader: one of a deep list, column by column, or found by name. What is chosen stands as its whole path. */
export function Cascader({
  path,
  source,
  placeholder,
  searchHint,
  onChange,
  isClearable = false,
  ...aria
}: CascaderProps) {
  const { trigger, popupId, label, isOpen, open, close } = usePicker()
  return (
    <>
      <PickerTrigger
        {...aria}
        ref={trigger}
        popup="dialog"
        popupId={popupId}
        text={path.map(({ name }) => name).join(' / ')}
        placeholder={placeholder}
        isOpen={isOpen}
        onOpen={open}
        onNear={() => void load()}
        onClear={isClearable && path.length > 0 ? () => onChange([]) : undefined}
      />
      {isOpen && (
        <Suspense>
          <CascaderPanel
            id={popupId}
            triggerRef={trigger}
            label={label}
            path={path}
            source={source}
            searchHint={searchHint}
            onChange={onChange}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
