import { lazy, Suspense } from 'react'
import type { Branch, CascaderSource } from './cascade.ts'
import { type PickerAria, PickerTrigger } from './PickerTrigger.tsx'
import { usePicker } from './usePicker.ts'

const load = () => import('./CascaderPanel.tsx')
const CascaderPanel = lazy(async () => ({ default: (await load()).CascaderPanel }))

export interface CascaderProps extends PickerAria {
  /** Selected path from the first level down. */
  readonly path: readonly Branch[]
  readonly source: CascaderSource
  readonly placeholder: string
  /** Placeholder of the search field. */
  readonly searchHint: string
  /** Called at each level; `isDone` when the last level is chosen. */
  readonly onChange: (path: readonly Branch[]) => void
  readonly isClearable?: boolean
}

/** Cascader: single choice from a deep hierarchy, by columns or search. Displays the whole path. */
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
