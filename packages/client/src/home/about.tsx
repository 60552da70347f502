import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { lazy } from '../app/lazy';
import { Link } from '../app/link';
import { OFFERED } from '../games/offered';
import { Icon } from '../shell/ui';
import { texts } from '../texts/say';
import { useNear } from './use-near';

const STEPS = ['dice', 'herd', 'sale'] as const;

const AboutPicture = lazy(async () => {
  const { ABOUT_PICTURES } = await import('./about-pictures');
  return ({ of }: { readonly of: (typeof STEPS)[number] }) => {
    const Shown = ABOUT_PICTURES[of];
    return <Shown />;
  };
}, Blank);

/** As large as the picture that will be there. */
function Blank(): JSX.Element {
  return <div class="about-picture" />;
}

/** The game in three pictures, for whoever has never seen it. They are fetched for whoever scrolls that far. */
export function About(): JSX.Element {
  const say = texts.value.page('home');
  const steps = useRef<HTMLOListElement>(null);
  const isNear = useNear(steps);
  return (
    <section class="home-section about" aria-labelledby="home-about">
      <h2 class="home-heading" id="home-about">
        {say('about')}
      </h2>
      <ol class="about-steps" ref={steps}>
        {STEPS.map((key) => (
          <li key={key} class="panel about-step">
            {isNear ? <AboutPicture of={key} /> : <Blank />}
            <h3 class="about-title">{say(`about-${key}`)}</h3>
            <p>{say(`about-${key}-text`)}</p>
          </li>
        ))}
      </ol>
      <p class="about-foot">
        <span>{say('about-players')}</span>
        <Link to="learn" class="button button-secondary">
          <Icon name="hat" />
          <span>{say('about-learn')}</span>
        </Link>
        <Link to={`rules/${OFFERED}`} class="button button-secondary">
          <Icon name="book" />
          <span>{say('about-rules')}</span>
        </Link>
      </p>
    </section>
  );
}
