export const articlesPath = '/articles'
export const newArticlePath = (columnId?: string): string =>
  `/articleEdit${columnId === undefined ? '' : `?columnId=${columnId}`}`
export const articleEditPath = (id: string): string => `/articleEdit?id=${id}`
export const articleManagePath = (id: string): string => `/articleManage?id=${id}`
