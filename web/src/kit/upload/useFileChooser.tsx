import { type DragEvent, type ReactElement, useRef } from 'react'

export interface FileChooserOptions {
  /** The input's `accept` attribute: media types or extensions, comma-separated. */
  readonly accept: string
  readonly multiple?: boolean
  /** Opens this camera on phones. */
  readonly capture?: 'environment'
  /** Receives at least one file; a drop can contain several even if `multiple` is false. */
  readonly onChoose: (files: File[]) => void
}

interface FileChooser {
  /** Hidden file input; render it beside the trigger. */
  readonly input: ReactElement
  readonly open: () => void
  /** Props of the drop target. */
  readonly dropTarget: {
    readonly role: 'presentation'
    readonly onDragOver: (event: DragEvent) => void
    readonly onDrop: (event: DragEvent<HTMLElement>) => void
  }
}

/** File chooser by click or drop; the same file can be chosen twice in a row. */
export function useFileChooser({ accept, multiple = false, capture, onChoose }: FileChooserOptions): FileChooser {
  const ref = useRef<HTMLInputElement>(null)
  const choose = (files: FileList | null) => files && files.length > 0 && onChoose([...files])
  return {
    input: (
      <input
        ref={ref}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        capture={capture}
        onChange={({ target }) => {
          choose(target.files)
          target.value = ''
        }}
      />
    ),
    open: () => ref.current?.click(),
    dropTarget: {
      role: 'presentation',
      onDragOver: (event) => event.preventDefault(),
      onDrop: (event) => {
        event.preventDefault()
        // A read-only form accepts no files.
        if (!event.currentTarget.querySelector('fieldset:disabled')) choose(event.dataTransfer.files)
      },
    },
  }
}
