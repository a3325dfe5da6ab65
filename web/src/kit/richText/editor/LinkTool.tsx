import LinkOutlined from '@ant-design/icons-svg/es/asn/LinkOutlined.js'
import type { Editor } from '@tiptap/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { linkAddressOf } from './linkAddress.ts'
import { TextPanel } from './TextPanel.tsx'
import { ToolbarButton } from './ToolbarButton.tsx'

/** Link tool: links the selection or edits the link at the cursor; without a selection the address becomes the text. */
export function LinkTool({ editor, isOn }: { readonly editor: Editor; readonly isOn: boolean }) {
  const { t } = useTranslation()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const apply = (typed: string) => {
    const href = linkAddressOf(typed)
    if (href === undefined) return t('controls.richText.wrongLink')
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !isOn)
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    return undefined
  }
  const { href = '' } = editor.getAttributes('link') as { href?: string }
  return (
    <>
      <ToolbarButton
        ref={trigger}
        label={t('controls.richText.link')}
        icon={<Icon of={LinkOutlined} />}
        isOn={isOn}
        onPress={() => setIsOpen(true)}
      />
      {isOpen && (
        <TextPanel
          triggerRef={trigger}
          label={t('controls.richText.linkAddress')}
          hint={t('controls.richText.linkHint')}
          initial={href}
          maxLength={2000}
          onApply={apply}
          removal={
            isOn
              ? {
                  label: t('controls.richText.removeLink'),
                  onRemove: () => editor.chain().focus().extendMarkRange('link').unsetLink().run(),
                }
              : undefined
          }
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
