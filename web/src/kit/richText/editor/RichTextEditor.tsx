import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#contract/kit/format.ts'
import { lengthOfRichText } from '#contract/kit/richText/plainText.ts'
import type { RichTextRules } from '#contract/kit/richText/schema.ts'
import { AriaProvider } from '#web/kit/overlay/PopoverPanel.tsx'
import { QueueRows } from '#web/kit/upload/QueueRows.tsx'
import text from '../RichText.module.css'
import type { PictureRoute } from '../pictureRoute.ts'
import { extensionsOf } from './extensions.ts'
import { cleanPasted } from './pasted.ts'
import css from './RichTextEditor.module.css'
import { RichTextToolbar } from './RichTextToolbar.tsx'
import { usePictureUpload } from './usePictureUpload.tsx'

interface RichTextEditorProps {
  readonly html: string
  readonly rules: RichTextRules
  readonly pictures: PictureRoute | undefined
  readonly placeholder: string
  readonly onChange: (html: string) => void
  /** Attributes of the field for the editable element. */
  readonly box: Readonly<Record<string, string>>
}

/** HTML of the content; empty if nothing is visible. Removes trailing empty paragraphs, which only serve the cursor. */
const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML().replace(/(?:<p><\/p>)+$/, ''))

/** Rich text editor; its code and library are loaded when a form shows it (code splitting). */
export function RichTextEditor({ html, rules, pictures, placeholder, onChange, box }: RichTextEditorProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const given = useRef(html)
  // Initial text as the editor serialises it, so that focusing alone does not count as a change.
  const written = useRef(html)
  const [extensions] = useState(() => extensionsOf(placeholder, pictures && shownPictures(rules)))
  const taken = useRef<(files: readonly File[]) => boolean>(() => false)
  const editor = useEditor({
    extensions,
    content: html,
    injectCSS: false,
    onCreate: (created) => void (written.current = htmlOf(created.editor)),
    onUpdate: (update) => {
      const next = htmlOf(update.editor)
      if (next === written.current) return
      written.current = next
      given.current = next
      onChange(next)
    },
    editorProps: {
      attributes: { ...box, class: `${css['content']} ${text['text']}`, 'aria-multiline': 'true' },
      transformPastedHTML: cleanPasted,
      handlePaste: (_, { clipboardData }) =>
        !clipboardData?.types.includes('text/html') && taken.current([...(clipboardData?.files ?? [])]),
      handleDrop: (_, { dataTransfer }) => taken.current([...(dataTransfer?.files ?? [])]),
      handleKeyDown: (_, event) => {
        if (event.key !== 'F10' || !event.altKey) return false
        toolbar.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
        return true
      },
    },
  })
  const upload = usePictureUpload(pictures, (picture) => editor.chain().focus().setImage(picture).run())
  useEffect(() => void (taken.current = upload.take))
  // A reset, or a merge with another user's change, sets another text.
  useEffect(() => {
    if (html === given.current) return
    given.current = html
    editor.commands.setContent(html, { emitUpdate: false })
    written.current = htmlOf(editor)
  }, [editor, html])
  useLabel(box['aria-labelledby'], () => editor.commands.focus())
  const count = lengthOfRichText(html)
  return (
    <AriaProvider within={frame}>
      <div
        ref={frame}
        role="presentation"
        className={css['frame']}
        data-invalid={box['aria-invalid'] === 'true' || undefined}
        data-uploading={upload.isSending || undefined}
        onKeyDown={({ key, target }) => {
          if (key === 'Escape' && toolbar.current?.contains(target as Node)) editor.commands.focus()
        }}
      >
        <RichTextToolbar ref={toolbar} editor={editor} onPicture={upload.choose} />
        <EditorContent editor={editor} className={css['scroll']} />
        {upload.input}
        {upload.queue.length > 0 && (
          <ul className={css['queue']}>
            <QueueRows queue={upload.queue} onRetry={upload.retry} onRemove={upload.remove} />
          </ul>
        )}
        <output className={css['count']} data-over={count > rules.max || undefined}>
          {t('controls.richText.count', { count, shown: formatCount(count), max: formatCount(rules.max) })}
        </output>
      </div>
    </AriaProvider>
  )
}

const shownPictures = ({ pictures, picturesBySession: bySession = false }: RichTextRules) =>
  pictures === undefined ? undefined : { pattern: new RegExp(pictures), bySession }

/** Focuses the editor when its label is clicked, which browsers do for native inputs only. */
function useLabel(id: string | undefined, onClick: () => void): void {
  const click = useRef(onClick)
  useEffect(() => void (click.current = onClick))
  useEffect(() => {
    const label = id === undefined ? null : document.getElementById(id)
    const listen = () => click.current()
    label?.addEventListener('click', listen)
    return () => label?.removeEventListener('click', listen)
  }, [id])
}
