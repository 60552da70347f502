import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Loading } from './loading';
import { NotLoaded } from './not-loaded';

/** `fetch` is for whoever knows that it will be shown soon; should that fail, it is fetched anew when it is shown. */
export type Lazy<Props extends object> = FunctionComponent<Props> & { readonly fetch: () => Promise<void> };

/**
 * A page that is fetched when it is first shown. What was fetched once is shown at once from then on. With a placeholder it
 * is a mere picture: that stands in its place until it is there, or for good.
 */
export function lazy<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  Placeholder?: FunctionComponent,
): Lazy<Props> {
  let loaded: FunctionComponent<Props> | null = null;
  const fetch = async (): Promise<void> => {
    loaded ??= await load();
  };
  function Shown(props: Props): JSX.Element {
    const [state, setState] = useState<'loading' | 'here' | 'failed'>(loaded === null ? 'loading' : 'here');
    useEffect(() => {
      if (state !== 'loading') return;
      let isGone = false;
      fetch().then(
        () => {
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
  }
  return Object.assign(Shown, { fetch });
}
