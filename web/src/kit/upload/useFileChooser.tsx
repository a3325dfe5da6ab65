import { type DragEvent, type ReactElement, useRef } from 'react'

export interface FileChooserOptions {
  /** As the attribute of the browser's own dialog: media types or endings, separated by commas. */
  readonly accept: string
  readonly multiple?: boolean
  /** A phone takes a photograph with the camera on this side. */
  readonly capture?: 'environment'
  /** At least one file. Several may be dropped where one is taken: the taker refuses them. */
  readonly onChoose: (files: File[]) => void
}

interface FileChooser {
  /** Belongs anywhere beside what opens it. */
  readonly input: ReactElement
  readonly open: () => void
  /** What takes files that are dropped on it. */
  readonly dropTarget: {
    readonly role: 'presentation'
    readonly onDragOver: (event: DragEvent) => void
    readonly onDrop: (event: DragEvent<HTMLElement>) => void
  }
}

/** Files of this device, chosen by a click or dropped; the same file can be chosen twice in a row. */
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
        // A form that is only to be looked at takes nothing.
        if (!event.currentTarget.querySelector('fieldset:disabled')) choose(event.dataTransfer.files)
      },
    },
  }
}
