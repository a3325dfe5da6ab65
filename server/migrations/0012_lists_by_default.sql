-- Both are lists of name and value, also where nothing was said of them.
alter table catalogue.products alter column details set default '[]';
alter table catalogue.skus alter column choices set default '[]';
