import ClearOutlined from '@ant-design/icons-svg/es/asn/ClearOutlined.js'
import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined.js'
import RedoOutlined from '@ant-design/icons-svg/es/asn/RedoOutlined.js'
import TableOutlined from '@ant-design/icons-svg/es/asn/TableOutlined.js'
import UndoOutlined from '@ant-design/icons-svg/es/asn/UndoOutlined.js'
import { type Editor, useEditorState } from '@tiptap/react'
import type { Ref } from 'react'
import type { PressEvent } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Toolbar } from 'react-aria-components/Toolbar'
import { useTranslation } from 'react-i18next'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { MenuButton } from '#web/kit/overlay/MenuButton.tsx'
import { blocks, type Chain, levels, marks, stateOf, type Toggle } from './actions.ts'
import { LinkTool } from './LinkTool.tsx'
import { PictureTool } from './PictureTool.tsx'
import css from './RichTextEditor.module.css'
import { tableSections } from './tableMenu.tsx'
import { ToolbarButton } from './ToolbarButton.tsx'

interface RichTextToolbarProps {
  readonly ref: Ref<HTMLDivElement>
  readonly editor: Editor
  /** Chooses a picture to upload; undefined if pictures are not allowed. */
  readonly onPicture: (() => void) | undefined
}

/** Formatting toolbar with roving tabindex: one tab stop, arrow keys between buttons, Escape returns to the text. */
export function RichTextToolbar({ ref, editor, onPicture }: RichTextToolbarProps) {
  const { t } = useTranslation()
  const state = useEditorState({ editor, selector: (at) => stateOf(at.editor) })
  // After a pointer press the focus returns to the text; keyboard users stay in the toolbar.
  const run = (change: Chain) => (event?: PressEvent) => {
    const chain = editor.chain()
    const isKeyboard = event?.pointerType === 'keyboard' || event?.pointerType === 'virtual'
    change(isKeyboard ? chain : chain.focus()).run()
  }
  const toggles = (list: readonly Toggle[]) =>
    list.map(({ name, icon, change }) => (
      <ToolbarButton
        key={name}
        label={t(`controls.richText.${name}`)}
        icon={<Icon of={icon} />}
        isOn={state.active[name] ?? false}
        onPress={run(change)}
      />
    ))
  const styles = (['paragraph', 'heading2', 'heading3'] as const).map((name, at) => ({
    id: name,
    label: t(`controls.richText.${name}`),
    isCurrent: state.level === levels[at],
    onAction: () => run((chain) => (at === 0 ? chain.setParagraph() : chain.setHeading({ level: at === 1 ? 2 : 3 })))(),
  }))
  const style = styles.find(({ isCurrent }) => isCurrent)?.label ?? styles[0]!.label
  return (
    <Toolbar ref={ref} aria-label={t('controls.richText.toolbar')} className={css['toolbar'] ?? ''}>
      <Group className={css['group'] ?? ''}>
        <ToolbarButton
          label={t('controls.richText.undo')}
          icon={<Icon of={UndoOutlined} />}
          isDisabled={!state.canUndo}
          onPress={run((chain) => chain.undo())}
        />
        <ToolbarButton
          label={t('controls.richText.redo')}
          icon={<Icon of={RedoOutlined} />}
          isDisabled={!state.canRedo}
          onPress={run((chain) => chain.redo())}
        />
      </Group>
      <Group className={css['group'] ?? ''}>
        <MenuButton
          label={`${t('controls.richText.style')} ${style}`}
          className={css['menu']}
          sections={[{ id: 'style', entries: styles }]}
        >
          {style}
          <Icon of={DownOutlined} />
        </MenuButton>
      </Group>
      <Group className={css['group'] ?? ''}>{toggles(marks)}</Group>
      <Group className={css['group'] ?? ''}>{toggles(blocks)}</Group>
      <Group className={css['group'] ?? ''}>
        <LinkTool editor={editor} isOn={state.active['link'] ?? false} />
        <MenuButton
          label={t('controls.richText.table')}
          className={`${css['menu']} ${state.active['table'] ? css['on'] : ''}`}
          sections={tableSections(t, editor, state.active['table'] ?? false, run)}
        >
          <Icon of={TableOutlined} />
          <Icon of={DownOutlined} />
        </MenuButton>
        {onPicture && <PictureTool editor={editor} isOn={state.active['image'] ?? false} onChoose={onPicture} />}
      </Group>
      <Group className={css['group'] ?? ''}>
        <ToolbarButton
          label={t('controls.richText.clear')}
          icon={<Icon of={ClearOutlined} />}
          onPress={run((chain) => chain.unsetAllMarks().clearNodes())}
        />
      </Group>
    </Toolbar>
  )
}
