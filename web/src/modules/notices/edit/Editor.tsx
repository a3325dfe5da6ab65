import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ArticleDetail, ArticleDraft } from '#contract/notices/articles.ts'
import { uploadArticlePicture } from '#contract/notices/pictures.ts'
import { Fields, FormField } from '#web/kit/form/Fields.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import type { Form as FormState } from '#web/kit/form/useForm.ts'
import { FormBar } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import type { CropRule } from '#web/kit/upload/crop.ts'
import { FilesInput } from '#web/kit/upload/FilesInput.tsx'
import { PictureInput } from '#web/kit/upload/PictureInput.tsx'
import { DeptsPicker } from '#web/modules/identity/departments/DeptPicker.tsx'
import { articleManagePath, articlesPath } from '../articles/articlePaths.ts'
import { ArticleState } from '../articles/ArticleState.tsx'
import { ColumnSelect } from '../columns/ColumnSelect.tsx'
import css from './Editor.module.css'
import { PreviewDialog } from './PreviewDialog.tsx'

/** Aspect ratio of covers in lists and on home pages. */
const coverCrop: CropRule = { ratio: 16 / 9, maxPixels: 1600, mayStay: false }

interface EditorProps {
  readonly form: FormState<ArticleDraft>
  readonly article: ArticleDetail | undefined
}

/** Form of an article: text at the left, publication and audience at the right. */
export function Editor({ form, article }: EditorProps) {
  const { t } = useTranslation()
  const [isPreviewing, setIsPreviewing] = useState(false)
  const title = article ? t('articles.editTitle') : t('articles.newTitle')
  const labels = [...new Set(form.wrong())].join(t('form.and'))
  const { attachments, memberAttachments } = ArticleDraft.properties
  return (
    <Page
      title={title}
      {...(article ? { purpose: <ArticleState article={article} as="tag" /> } : {})}
      backTo={{ to: articlesPath, label: t('articles.title'), here: title, kind: title }}
    >
      <Form of={form}>
        <div className={css['panes']}>
          <div className={css['column']}>
            <Section title={t('articles.section.content')}>
              <Fields
                of={form}
                fields={{ title: { wide: true }, columnId: { wide: true, control: <ColumnSelect /> } }}
              />
              <div className={css['text']}>
                <FormField field={form.field('content')} pictures={uploadArticlePicture} />
              </div>
            </Section>
            <Section title={t('articles.section.files')}>
              <Fields
                of={form}
                columns={1}
                fields={{
                  attachments: { control: <FilesInput schema={attachments} files={article?.attachments ?? []} /> },
                  memberAttachments: {
                    control: <FilesInput schema={memberAttachments} files={article?.memberAttachments ?? []} />,
                  },
                }}
              />
            </Section>
          </div>
          <div className={css['column']}>
            <Section title={t('articles.section.publishing')}>
              <Fields
                of={form}
                columns={1}
                fields={{ publishAt: {}, effectiveStartTime: {}, effectiveEndTime: {}, isPopUp: {}, isLoginShown: {} }}
              />
            </Section>
            <Section title={t('articles.section.cover')}>
              <Fields
                of={form}
                columns={1}
                fields={{
                  cover: { control: <PictureInput route={uploadArticlePicture} crop={coverCrop} isBySession /> },
                }}
              />
            </Section>
            <Section title={t('articles.section.audience')}>
              <Fields
                of={form}
                columns={1}
                fields={{
                  audience: {},
                  entrances: form.values.audience === 'chosen' && {},
                  deptIds: form.values.audience === 'chosen' && { control: <DeptsPicker /> },
                }}
              />
            </Section>
          </div>
        </div>
      </Form>
      <FormBar isWrong={labels !== ''} status={labels === '' ? '' : t('form.wrong', { labels })}>
        <ButtonLink to={article ? articleManagePath(article.id) : articlesPath}>{t('common.cancel')}</ButtonLink>
        <Button onClick={() => setIsPreviewing(true)}>{t('articles.preview')}</Button>
        <Button type="submit" form={form.id} busy={form.isBusy}>
          {t('articles.saveDraft')}
        </Button>
        <Button variant="solid" busy={form.isBusy} onClick={() => form.submit('submit')}>
          {t('articles.submit')}
        </Button>
      </FormBar>
      {isPreviewing && <PreviewDialog draft={form.values} onClose={() => setIsPreviewing(false)} />}
    </Page>
  )
}
