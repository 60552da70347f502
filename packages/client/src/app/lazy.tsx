import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Loading } from './loading';
import { NotLoaded } from './not-loaded';

/**
 * A page that is fetched when it is first shown. What was fetched once is shown at once from then on. With a placeholder it
 * is a mere picture: that stands in its place until it is there, or for good.
 */
export function lazy<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  Placeholder?: FunctionComponent,
): FunctionComponent<Props> {
  let loaded: FunctionComponent<Props> | null = null;
  return function Lazy(props: Props): JSX.Element {
    const [state, setState] = useState<'loading' | 'here' | 'failed'>(loaded === null ? 'loading' : 'here');
    useEffect(() => {
      if (state !== 'loading') return;
      let isGone = false;
      load().then(
        (component) => {
          loaded = component;
          if (!isGone) setState('here');
        },
        (error: unknown) => {
          console.error(error);
          if (!isGone) setState('failed');
        },
      );
      return () => {
        isGone = true;
      };
    }, [state]);
    const Page = loaded;
    if (state === 'here' && Page !== null) return <Page {...props} />;
    if (Placeholder !== undefined) return <Placeholder />;
    return state === 'failed' ? <NotLoaded onRetry={() => setState('loading')} /> : <Loading />;
  };
}
