import './leaked.css';

export function LeakedStyles() {
	return <h1 className="leaked">leaked-styles</h1>;
}
