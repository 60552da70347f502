// Imported before the peer, which looks at it once, when it is loaded: measured without its development checks.
process.env['NODE_ENV'] = 'production';

export {};
