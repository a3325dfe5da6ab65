@rem npm runs "exec node ..." so that on POSIX systems no shell stands between npm and the product, where it would swallow signals.
@%*
